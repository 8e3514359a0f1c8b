//! What the texts must satisfy, checked on the files themselves and on every sentence we can say.

mod bornes;
mod complete;
mod elided;
mod files;
mod fluent;
mod german;
mod samples;
mod sentences;
mod sprint;
mod sprint_sentences;
mod tresors;
