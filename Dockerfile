# The same program as `cargo build --release`, in an image that has nothing else.

FROM node:22-bookworm-slim AS page
WORKDIR /sabots
COPY locales locales
COPY docs/rules docs/rules
COPY web web
RUN cd web && npm ci --no-audit --no-fund && npm run build

FROM rust:1.95-slim-bookworm AS program
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /sabots
COPY . .
COPY --from=page /sabots/web/dist web/dist
RUN cargo build --release --locked --package sabots

FROM debian:bookworm-slim
RUN useradd --system --uid 1954 sabots && install -d -o sabots -m 700 /data
COPY --from=program /sabots/target/release/sabots /usr/local/bin/sabots
USER sabots
VOLUME /data
EXPOSE 1954
ENTRYPOINT ["sabots"]
CMD ["serve", "--listen", "0.0.0.0:1954", "--data", "/data"]
