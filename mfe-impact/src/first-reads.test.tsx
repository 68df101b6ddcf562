import { namedReads, readsOf, renderRemote, somebody, withDashboard } from '@harambee/platform/testing';
import { waitFor } from '@testing-library/react';
import { remoteModule } from './module.ts';

const user = somebody();
const nothing = () => ({ status: 404, body: { error: 'No', requestId: 'r' } });

test.each(namedReads(__dirname, { tenantId: user.tenantId, id: 'p-1' }))(
  '%s asks for what remote.json says it does first (NAV-21)',
  async (path, named) => {
    const { api } = renderRemote({
      remote: withDashboard(remoteModule),
      path,
      user,
      handlers: { 'GET /api/.*': nothing },
    });
    await waitFor(() => expect(readsOf(api)).toEqual(expect.arrayContaining(named)));
  },
);
