import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { profiles } from './app.ts';

const api = testApp(profiles);

/** Every call of this service. One that is missing here fails the build. */
const calls = [
  'DELETE /api/ngo/profile/images/{kind}',
  'GET /api/ngo/profile/directory',
  'GET /api/ngo/profile/directory/parts',
  'GET /api/ngo/profile/figures',
  'GET /api/ngo/profile/images',
  'GET /api/ngo/profile/public/{id}',
  'GET /api/ngo/profile/public/{id}/images/{name}',
  'GET /api/ngo/profile/public/{id}/picture.png',
  'GET /api/ngo/profile/public/{id}/profile.pdf',
  'GET /api/ngo/profile/tenant/{tenantId}',
  'GET /api/ngo/profile/verification',
  'POST /api/ngo/profile/',
  'POST /api/ngo/profile/images/{kind}',
  'POST /api/ngo/profile/public/{id}/views',
  'PUT /api/ngo/profile/{id}',
];

test('the document names exactly these calls', () => expectDocumentOf(api, calls));

test('unknown addresses and other methods answer 404', async () => {
  for (const [method, url] of [
    ['GET', '/api/ngo/profile'],
    ['DELETE', '/api/ngo/profile/x'],
    ['GET', '/api/ngo/profile/public'],
    ['PUT', '/api/ngo/profile/public/x/views'],
  ] as const) {
    expect([url, (await api.inject({ method, url })).statusCode]).toEqual([url, 404]);
  }
});

test('pages of the version before get on with this service', () => expectContractHolds(api, 'profiles'));
