import { imageLimits, imageRefusals } from '@harambee/domain';
import { button, type Handler, noNetwork } from '@harambee/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldOf } from '../../testing/fill-form.ts';
import { open, profileOf, refused } from '../../testing/profiles.ts';

const image = { width: 40, height: 20, preview: 'data:image/webp;base64,AAAA' };
const images = 'GET /api/ngo/profile/images';
const send = 'POST /api/ngo/profile/images/logo';

async function openEdit(handlers: Record<string, Handler> = {}) {
  const app = open('/profiles/p-1/edit', { own: profileOf(), handlers });
  await screen.findByRole('form', { name: 'Edit Profile' });
  return app;
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Logo file'), { target: { files: [file] } });
const logo = (bytes = 9) => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });

test('a logo is saved at once and shown, and can be removed', async () => {
  let kept = {};
  const app = await openEdit({
    [images]: () => ({ body: kept }),
    [send]: () => {
      kept = { logo: image };
      return { body: image };
    },
    'DELETE /api/ngo/profile/images/logo': () => {
      kept = {};
      return { status: 204 };
    },
  });
  choose(logo());
  expect(await screen.findByRole('img', { name: 'Your logo' })).toHaveAttribute('src', image.preview);
  expect(await screen.findByText('Logo saved')).toBeVisible();
  expect(app.api.callsTo('PUT', '/api/ngo/profile/p-1')).toEqual([]);
  await app.userEvent.click(button('Remove the logo'));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Your logo' })).toBeNull());
  expect(button('Choose a logo')).toBeVisible();
});

test('a refusal is said in the words of the service, and another file can be chosen', async () => {
  const details = [{ field: 'file', message: imageRefusals.notAPicture }];
  const app = await openEdit({ [send]: refused(400, 'Validation failed', details) });
  choose(logo());
  expect(await screen.findByText(imageRefusals.notAPicture)).toBeVisible();
  app.api.on(send, () => ({ body: image }));
  choose(logo());
  await waitFor(() => expect(screen.queryByText(imageRefusals.notAPicture)).toBeNull());
});

test('a file that is too large and cannot be made smaller is not sent', async () => {
  const app = await openEdit();
  choose(logo(imageLimits.bytes + 1));
  expect(await screen.findByText(imageRefusals.tooLarge)).toBeVisible();
  expect(app.api.callsTo('POST', '/api/ngo/profile/images/logo')).toEqual([]);
});

test('without a network it says so, and the words of the photo can still be written', async () => {
  await openEdit({ [images]: noNetwork, [send]: noNetwork });
  expect(await screen.findByText(/^Your pictures could not be loaded/)).toBeVisible();
  choose(logo());
  expect(await screen.findByText(/could not be saved|network|offline/i)).toBeVisible();
  expect(fieldOf('photoAlt')).toBeEnabled();
});
