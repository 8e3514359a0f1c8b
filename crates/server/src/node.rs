//! The names of servers that share tables.

use std::fmt;

use crate::id::TableId;

/// The name of a server among those that share a database: another one each time it starts, so that
/// nothing that was said to one that died is heard by another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(String);

impl NodeId {
    /// A new name.
    pub(crate) fn random() -> NodeId {
        NodeId(TableId::random().to_string())
    }

    /// The name that is written so.
    pub(crate) fn read(text: &str) -> Option<NodeId> {
        TableId::read(text).map(|name| NodeId(name.to_string()))
    }

    /// The name as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
