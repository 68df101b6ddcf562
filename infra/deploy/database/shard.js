// Shards the database, for mongosh against a mongos of a cluster of MongoDB 8.0 or later:
//   mongosh "$MONGODB_URI" --eval 'var DATABASE = "harambee"' --file infra/deploy/database/shard.js
// May be run again: what is sharded already is left as it is. Run it before the first start, or in a quiet hour.
//
// Three rules decided each line:
//  1. A query names its tenant, so the key begins with it and one shard answers. The tenant is hashed, so that tenants spread evenly.
//  2. What one tenant can fill (more than a range of 128 MB) gets a second field, so that its ranges can be split and moved.
//  3. A unique index must begin with the fields of the key. One across all tenants can only be kept on one shard.
const byTenant = { tenantId: 'hashed' };
const byTenantAndId = { tenantId: 'hashed', _id: 1 };

/** Every collection of the product: its shard key, or `null` for one that stays whole on one shard; and why. */
const decisions = {
  // identity
  tenants: [byTenant, 'one small document for each tenant'],
  users: [
    null,
    'e-mail address and provider id are unique across all tenants, and signing in knows no tenant yet; 1 KB a person',
  ],
  sessions: [
    { _id: 'hashed' },
    'a refresh knows the session alone; by tenant each one would ask every shard',
  ],
  invitations: [null, 'the secret of an invitation is unique across all tenants; few, and they expire'],
  guests: [null, 'the secret of a link is unique across all tenants; few, and they go after their end'],
  guest_codes: [byTenant, 'gone after minutes'],
  guest_sessions: [byTenant, 'a few for each guest'],
  identity_proposals: [byTenantAndId, 'as many as the tenant has proposals'],
  sent_letters: [byTenant, 'small, and gone after a week'],
  mailed_links: [null, 'a link is used by its hash, before anybody knows the tenant; few, and they expire'],
  known_devices: [byTenant, 'a handful for each person, gone after a year without use'],
  session_ends: [null, 'of no tenant: why a session ended, under its random id, gone after a month'],
  phone_codes: [byTenant, 'one at a time for a person, gone after minutes'],
  social_rounds: [null, 'no tenant yet while somebody signs in; gone after minutes'],
  pending_sign_ins: [null, 'found by its cookie, before the tenant is known; gone after minutes'],
  passkey_challenges: [null, 'no tenant yet while somebody signs in; gone after minutes'],
  actions: [
    byTenantAndId,
    'an entry for each sign-in and change of a year; the id, which holds the place in the chain, is unique in its range',
  ],
  action_heads: [byTenant, 'one for each tenant'],
  action_names: [byTenantAndId, 'one for each name in the record of a tenant'],
  pending_actions: [byTenantAndId, 'what is being done now; a round looks across all tenants, by time'],
  sign_in_attempts: [null, 'counted by address and person before the tenant is known; gone after the lock'],

  // profiles
  profiles: [byTenant, 'one for each tenant, which its unique index also says'],
  profile_proposals: [byTenantAndId, 'as many as the tenant has proposals'],
  profile_view_counts: [byTenant, 'twelve a year for each tenant; unique by tenant and month'],
  profile_visitors: [byTenantAndId, 'a page that is widely shared has very many visitors in a day'],
  profile_visit_salts: [null, 'one document a day for all'],

  // proposals
  proposals: [
    byTenantAndId,
    'the largest tenants have more than one range holds; the drafting queue alone asks all shards, by an index of jobs',
  ],
  proposal_forms: [byTenantAndId, 'one for each saved state of a proposal; a uniform id splits evenly'],
  proposal_texts: [
    { tenantId: 'hashed', proposalId: 1 },
    'all versions of a text lie together, and its unique index begins with the same fields',
  ],
  proposal_text_edits: [
    { tenantId: 'hashed', proposalId: 1 },
    'all edits of a text are read together, and their unique index begins with the same fields',
  ],
  proposal_text_changes: [
    { tenantId: 'hashed', proposalId: 1 },
    'the history of one text is read together, by an index that begins with the same fields',
  ],
  proposal_counters: [byTenant, 'one for each day and month with proposals of a tenant'],
  proposal_organizations: [byTenant, 'one for each tenant'],
  proposal_calls: [byTenantAndId, 'a call may have a mebibyte of questions, and a tenant hundreds of calls'],
  proposal_answers: [
    { tenantId: 'hashed', proposalId: 1 },
    'all answers of an application are read together, and their unique index begins with the same fields',
  ],
  proposal_sent_applications: [byTenantAndId, 'one for each proposal that was sent for a call'],
  proposal_published_applications: [byTenantAndId, 'one for each proposal that is made for a call'],
  proposal_fact_changes: [byTenant, 'one for each figure of a profile that changed within a year'],
  proposal_signed_texts: [
    { tenantId: 'hashed', proposalId: 1 },
    'what was agreed with lies together for each proposal, and its unique index begins with the same fields',
  ],
  proposal_timeline_notes: [
    { tenantId: 'hashed', proposalId: 1 },
    'the history of one proposal is read together, by an index that begins with the same fields',
  ],
  proposal_threads: [
    { tenantId: 'hashed', proposalId: 1 },
    'read by proposal; one may have 500 conversations with 200 replies each',
  ],
  proposal_commented_places: [
    { tenantId: 'hashed', proposalId: 1 },
    'one for each commented section or answer, with its text',
  ],
  proposal_colleagues: [byTenant, 'the people of a tenant are read together'],
  proposal_guests: [byTenant, 'a few for each proposal'],
  bank_answers: [byTenantAndId, 'up to five thousand for each tenant'],

  // impact
  impact_ledger: [
    { tenantId: 'hashed', reason: 1, source: 1 },
    'what happened once stands there once: its unique index begins with the same fields',
  ],
  impact_days: [byTenant, 'at most one a day for each tenant; unique by tenant and day'],
  impact_milestones: [byTenant, 'a handful for each tenant'],
  impact_proposals: [byTenantAndId, 'as many as the tenant has proposals'],
  impact_organizations: [byTenant, 'one for each tenant'],
  impact_board: [
    null,
    'the leaderboard is read across all tenants in the order of its index; 0.5 KB a tenant, so a million are half a gigabyte',
  ],
  impact_board_counters: [byTenant, 'of all tenants together: some hundreds for each day, which go later'],
  impact_report_counters: [byTenant, 'one for each month with proposals of a tenant'],
  impact_usage_counters: [byTenant, 'one for each day on which a tenant used the product'],
  impact_usage: [byTenantAndId, 'every visit of a page is one: the largest collection of a busy tenant'],
  impact_visits: [byTenantAndId, 'one for each person and day'],
  impact_visit_keys: [null, 'one document for all'],

  // notifications
  notifications: [
    { tenantId: 'hashed', newsKey: 1 },
    'one piece of news goes to all people of a tenant together; its unique index begins with the same fields',
  ],
  notification_messages: [byTenantAndId, 'read along the id of a tenant; kept for a short time'],
  notification_members: [byTenant, 'the people of a tenant are read together'],
  notification_deadlines: [byTenantAndId, 'as many as the tenant has open proposals'],
  notification_people: [byTenant, 'the people of a tenant are read together'],
  notification_tasks: [byTenantAndId, 'some for each open proposal'],
  notification_expiries: [byTenantAndId, 'as many as the tenant has documents that expire'],

  // funders
  calls: [byTenantAndId, 'a call may have a mebibyte of questions, and a tenant hundreds of calls'],

  call_applications: [byTenantAndId, 'one for each proposal that is made for a call'],
  call_applicants: [byTenant, 'one for each tenant: what its profile says'],
  documents: [byTenantAndId, 'some dozens for each tenant'],
  'document_files.files': [byTenantAndId, 'one for each file of a document, an earlier one included'],
  'document_files.chunks': [
    { tenantId: 'hashed', files_id: 1 },
    'the pieces of a file are read together; the largest collection by bytes, and its unique index begins with the same fields',
  ],

  // assistant
  assistant_organizations: [byTenant, 'one for each tenant'],
  assistant_proposals: [byTenantAndId, 'as many as the tenant has proposals'],
  assistant_teams: [byTenantAndId, 'as many as the tenant has proposals'],
  assistant_people: [byTenant, 'the people of a tenant are read together'],
  assistant_calls: [byTenantAndId, 'as many as the tenant has calls'],
  assistant_applications: [byTenantAndId, 'one for each proposal that is made for a call'],
  assistant_awards: [byTenantAndId, 'as many as the tenant has awards'],

  // what all services share
  events: [
    byTenantAndId,
    'kept for good, so it grows most; handlers read along storedAt on all shards, a merge of sorted indexes',
  ],
  handler_deliveries: [{ _id: 'hashed' }, 'written by handler and event, without the tenant'],
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
