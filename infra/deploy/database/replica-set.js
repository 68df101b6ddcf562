// For mongosh, against one of three new servers: makes them one replica set, and waits for its primary.
const members = ['database-1:27017', 'database-2:27017', 'database-3:27017'];

try {
  rs.status();
} catch (error) {
  // 94: not made yet. Anything else is a problem that a second try would hide.
  if (error.code !== 94) throw error;
  rs.initiate({ _id: 'harambee', members: members.map((host, _id) => ({ _id, host })) });
}
for (
  let waited = 0;
  !db.hello().setName || !rs.status().members.some(({ state }) => state === 1);
  waited += 1
) {
  if (waited > 60) throw new Error('No primary after a minute: see the logs of the three databases.');
  sleep(1_000);
}
