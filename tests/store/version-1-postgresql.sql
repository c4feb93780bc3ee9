-- A database of version 1 on PostgreSQL, as it was written then. Never changed, only read.

CREATE TABLE guests (
  id TEXT NOT NULL,
  nickname TEXT NOT NULL,
  link TEXT NOT NULL,
  version INTEGER NOT NULL,
  made DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (link)
);

CREATE TABLE heartbeat (
  at DOUBLE PRECISION NOT NULL
);

CREATE TABLE schema_version (
  version INTEGER NOT NULL
);

CREATE TABLE secrets (
  name TEXT NOT NULL,
  value BYTEA NOT NULL,
  PRIMARY KEY (name)
);

CREATE TABLE tables (
  id TEXT NOT NULL,
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  options BYTEA NOT NULL,
  host TEXT NOT NULL,
  status TEXT NOT NULL,
  listed BOOLEAN NOT NULL,
  chairs BYTEA NOT NULL,
  settings BYTEA NOT NULL,
  sealing BYTEA NOT NULL,
  muted BYTEA NOT NULL,
  rematch TEXT,
  pauses BYTEA NOT NULL,
  made DOUBLE PRECISION NOT NULL,
  changed DOUBLE PRECISION NOT NULL,
  chat_lines INTEGER NOT NULL,
  PRIMARY KEY (id)
);

CREATE INDEX tables_by_status ON tables (status, listed, made);

CREATE TABLE chat (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX chat_by_guest ON chat (guest);

CREATE TABLE entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  action TEXT NOT NULL,
  by TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, seq),
  CONSTRAINT entries_once UNIQUE (table_id, seat, id),
  FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE finished (
  table_id TEXT NOT NULL,
  record BYTEA NOT NULL,
  digest TEXT NOT NULL,
  trace BYTEA NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id),
  FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE people (
  guest TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (guest, table_id),
  FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX people_by_table ON people (table_id);

CREATE TABLE snapshots (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body BYTEA NOT NULL,
  PRIMARY KEY (table_id),
  FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

INSERT INTO guests (id, nickname, link, version, made) VALUES
  ('ada', 'Ada', 'link-ada', 1, 1.5);

INSERT INTO guests (id, nickname, link, version, made) VALUES
  ('ben', 'Ben ☂', 'link-ben', 1, 1.5);

INSERT INTO heartbeat (at) VALUES
  (77.5);

INSERT INTO schema_version (version) VALUES
  (1);

INSERT INTO secrets (name, value) VALUES
  ('cookie', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

INSERT INTO tables (id, game, rules_version, options, host, status, listed, chairs, settings, sealing, muted, rematch, pauses, made, changed, chat_lines) VALUES
  ('t1', 'what-the-fog', 1, '\x7b22706c6179657273223a332c2276617269616e74223a6e756c6c2c22616964223a747275652c226e616d65223a2237227d', 'ada', 'running', false, '\x5b7b226e616d65223a22416461222c226775657374223a22616461222c22626f74223a6e756c6c2c227374616e645f696e223a66616c73657d2c7b226e616d65223a2242656e222c226775657374223a2262656e222c22626f74223a6e756c6c2c227374616e645f696e223a66616c73657d2c7b226e616d65223a22426f74222c226775657374223a6e756c6c2c22626f74223a22737465616479222c227374616e645f696e223a66616c73657d5d', '\x7b22737065637461746f7273223a747275652c226c6973746564223a66616c73652c227365636f6e6473223a6e756c6c2c227374616e645f696e223a747275652c22616964223a747275657d', '\x7b22736563726574223a223565222c2270726f6d69736573223a7b2230223a226161227d2c226e756d62657273223a7b2231223a226262227d2c226661696c6564223a5b5b315d2c5b302c325d5d7d', '\x5b5d', NULL, '\x5b5b312e352c322e355d2c5b342e302c352e305d5d', 10.0, 10.25, 1);

INSERT INTO tables (id, game, rules_version, options, host, status, listed, chairs, settings, sealing, muted, rematch, pauses, made, changed, chat_lines) VALUES
  ('t2', 'what-the-fog', 1, '\x7b22706c6179657273223a332c2276617269616e74223a6e756c6c2c22616964223a747275652c226e616d65223a2237227d', 'ada', 'finished', false, '\x5b7b226e616d65223a22416461222c226775657374223a22616461222c22626f74223a6e756c6c2c227374616e645f696e223a66616c73657d2c7b226e616d65223a2242656e222c226775657374223a2262656e222c22626f74223a6e756c6c2c227374616e645f696e223a66616c73657d2c7b226e616d65223a22426f74222c226775657374223a6e756c6c2c22626f74223a22737465616479222c227374616e645f696e223a66616c73657d5d', '\x7b22737065637461746f7273223a747275652c226c6973746564223a66616c73652c227365636f6e6473223a6e756c6c2c227374616e645f696e223a747275652c22616964223a747275657d', '\x7b22736563726574223a223565222c2270726f6d69736573223a7b2230223a226161227d2c226e756d62657273223a7b2231223a226262227d2c226661696c6564223a5b5b315d2c5b302c325d5d7d', '\x5b2262656e225d', NULL, '\x5b5b312e352c322e355d2c5b342e302c352e305d5d', 10.0, 10.25, 0);

INSERT INTO chat (table_id, number, guest, name, text, at) VALUES
  ('t1', 1, 'ada', 'Ada', 'Nebel!', 3.5);

INSERT INTO entries (table_id, seq, id, seat, kind, action, by, at) VALUES
  ('t1', 1, 'm1', 0, 'act', 'pass', 'person', 101.5);

INSERT INTO entries (table_id, seq, id, seat, kind, action, by, at) VALUES
  ('t1', 2, 'm2', 1, 'act', 'take 3', 'person', 102.5);

INSERT INTO finished (table_id, record, digest, trace, at) VALUES
  ('t2', '\x7265636f726400ff', 'd1', '\x7472616365', 99.5);

INSERT INTO people (guest, table_id) VALUES
  ('ada', 't1');

INSERT INTO people (guest, table_id) VALUES
  ('ben', 't1');

INSERT INTO people (guest, table_id) VALUES
  ('ada', 't2');

INSERT INTO people (guest, table_id) VALUES
  ('ben', 't2');

INSERT INTO snapshots (table_id, seq, body) VALUES
  ('t1', 2, '\x00ff');
