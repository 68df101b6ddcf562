import { keepCalls } from '@harambee/config/contracts/contract-files.mjs';
import { apiFetch, apiUrl, ownProfileApi } from '@harambee/platform';
import { recordCalls } from '@harambee/platform/testing';
import { profilesApi } from './api/profiles.api.ts';
import { createBodyOf, updateBodyOf, valuesOf } from './features/profile-form/values/profile-values.ts';
import { figuresOf, profileOf, publicOf } from './testing/profiles.ts';

const { getOwnProfile, createProfile, updateProfile } = ownProfileApi.endpoints;
const { getProfileFigures, getPublicProfile, createProfileView } = profilesApi.endpoints;
const { getProfileImages, getProfileVerification, deleteProfileImage } = profilesApi.endpoints;
const image = { width: 40, height: 20, preview: 'data:image/webp;base64,AAAA' };
const profile = profileOf();
const row = { id: 'r-1', title: 'Wells', url: 'https://majikwawote.example/safe.pdf' };
const project = { funder: 'Lake Fund', amount: 0, currency: '', from: 2022, to: 2024, summary: 'Wells.' };
const full = profileOf({
  facts: profile.facts.map((fact) => ({ ...fact, url: row.url, isPublic: true })),
  projects: [{ ...project, id: 'j-1', title: 'Wells', proposalId: 'a-1', showsAmount: true }],
  policies: [row],
  reports: [{ ...row, year: 2025 }],
});
const values = valuesOf(full);
const domains = { domain: 'majikwawote.example', asciiDomain: 'majikwawote.example' };
const idempotencyKey = '3b1f8a52-6a0e-4d7c-9d5e-0c8a7d6b5e4f';

test('every call is one that the services of the version before answer', async () => {
  const calls = await recordCalls({
    getOwnProfile: { send: (dispatch) => dispatch(getOwnProfile.initiate('t-1')), answer: { profile } },
    getProfileFigures: { send: (dispatch) => dispatch(getProfileFigures.initiate()), answer: figuresOf() },
    createProfile: {
      send: (dispatch) => dispatch(createProfile.initiate({ body: createBodyOf(values), idempotencyKey })),
      answer: { profile },
      status: 201,
    },
    updateProfile: {
      send: (dispatch) =>
        dispatch(updateProfile.initiate({ id: 'p-1', body: updateBodyOf(values), revision: 7 })),
      answer: { profile },
    },
    getPublicProfile: {
      send: (dispatch) => dispatch(getPublicProfile.initiate('p-1')),
      answer: { profile: publicOf(profile) },
    },
    getProfileImages: {
      send: (dispatch) => dispatch(getProfileImages.initiate()),
      answer: { logo: image, photo: image },
    },
    getProfileVerification: {
      send: (dispatch) => dispatch(getProfileVerification.initiate()),
      answer: { ...{ state: 'verified', on: '2026-05-12' }, website: full.website, ...domains },
    },
    createProfileImage: {
      // The bytes of a picture are no JSON, and are left out here.
      send: () => apiFetch(new Request(apiUrl('/api/ngo/profile/images/logo'), { method: 'POST' })),
      answer: image,
    },
    deleteProfileImage: { send: (dispatch) => dispatch(deleteProfileImage.initiate('logo')), status: 204 },
    createProfileView: { send: (dispatch) => dispatch(createProfileView.initiate('p-1')), status: 204 },
  });
  expect(keepCalls('profiles', calls)).toEqual([]);
});
