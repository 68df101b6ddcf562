// Shards the database, for mongosh against a mongos of a cluster of MongoDB 8.0 or later:
//   mongosh "$MONGODB_URI" --eval 'var DATABASE = "harambee"' --file infra/deploy/database/shard.js
// May be run again: what is sharded already is left as it is. Run it before the first start, or in a quiet hour.
//
// Three rules decided each line:
//  1. A query names its tenant, so the key begins with it and one shard answers. The tenant is hashed, so that tenants spread evenly.
//  2. What one tenant can fill (more than a range of 128 MB) gets a second field, so that its ranges can be split and moved.
//  3. A unique index must begin with the fields of the key. One across all tenants can only be kept on one shard.
const byTenantAndId = { tenantId: 'hashed', _id: 1 };

/** Every collection of the product: its shard key, or `null` for one that stays whole on one shard; and why. */
const decisions = {
  // What all services share; what a service has alone stands in its service.json.
  events: [
    byTenantAndId,
    'kept for good, so it grows most; handlers read along storedAt on all shards, a merge of sorted indexes',
  ],
  handler_deliveries: [{ _id: 'hashed' }, 'written by handler and event, without the tenant'],
  rate_leases: [null, 'counted under hashes, for a minute'],
  idempotency_keys: [
    byTenantAndId,
    'the id follows from tenant, user and key, so a repeat meets the first on the same shard',
  ],
  storage_use: [byTenantAndId, 'one for each tenant and service'],
  handler_cursors: [null, 'one document for each handler'],
  migrations: [null, 'one document for each migration'],
  signing_keys: [null, 'a handful for all'],
  ended_sessions: [null, 'read whole by every process; gone after the longest life of a token'],
  removals: [null, 'small, read by every service by its day; kept while a late event may come'],
};

const { readdirSync, readFileSync, existsSync } = require('node:fs');
const services = `${__dirname}/../../../services`;
for (const name of readdirSync(services)) {
  const file = `${services}/${name}/service.json`;
  if (!existsSync(file)) continue;
  for (const [collection, { shardKey, why }] of Object.entries(
    JSON.parse(readFileSync(file, 'utf8')).collections,
  ))
    decisions[collection] = [shardKey, why];
}

const database = typeof DATABASE === 'undefined' ? 'harambee' : DATABASE;
const sharded = new Set(
  db
    .getSiblingDB('config')
    .collections.find({ _id: { $regex: `^${database}\\.` } })
    .toArray()
    .map(({ _id }) => _id),
);

sh.enableSharding(database);
for (const [name, [key, why]] of Object.entries(decisions)) {
  const namespace = `${database}.${name}`;
  if (key === null) {
    print(`${namespace}: stays whole: ${why}`);
    continue;
  }
  if (sharded.has(namespace)) {
    print(`${namespace}: is sharded already`);
    continue;
  }
  // A collection that holds something must have the index of its key first.
  db.getSiblingDB(database).getCollection(name).createIndex(key);
  sh.shardCollection(namespace, key);
  print(`${namespace}: ${JSON.stringify(key)}: ${why}`);
}
