//! `GET /api/health`: the server is up.

pub(crate) async fn tell() -> &'static str {
    "up\n"
}
