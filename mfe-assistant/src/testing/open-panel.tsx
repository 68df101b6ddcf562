import type { ChatAnswer } from '@harambee/domain/schemas';
import { lazyPage, type RemoteModule } from '@harambee/platform';
import { type Handler, mountRemote, renderRemote, somebody } from '@harambee/platform/testing';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { remoteModule } from '../module.ts';

// Not in jsdom; what follows the height of the talk has nothing to follow there.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const Panel = () => (
  <div>
    {['assistant.actions', 'assistant.panel'].map((slot) => {
      const widget = remoteModule.widgets.find((one) => one.slot === slot);
      return <Suspense key={slot}>{widget && <widget.Component />}</Suspense>;
    })}
  </div>
);

/** The panel on a page, as the shell shows it. */
const onAPage: RemoteModule = {
  ...remoteModule,
  routes: [{ path: 'dashboard', Component: lazyPage(async () => Panel) }],
};

export const answers =
  (answer: Partial<ChatAnswer> = {}): Handler =>
  () => ({ body: { reply: 'You have 3 proposals.', actions: [], ...answer } });

export const navigates = (target: string, description = 'Open your proposals') =>
  answers({ reply: 'Shall I take you there?', actions: [{ type: 'navigate', target, description }] });

interface OpenOptions {
  respond?: Handler;
  user?: ReturnType<typeof somebody>;
  /** The page after a reload: what the browser keeps is there. */
  again?: boolean;
}

export async function openPanel({ respond = answers(), user = somebody(), again = false }: OpenOptions = {}) {
  const mount = again ? mountRemote : renderRemote;
  const page = mount({
    remote: onAPage,
    path: '/dashboard',
    user,
    handlers: { 'POST /api/chat/respond': respond },
  });
  await field();
  return { ...page, sent: () => page.api.callsTo('POST', '/api/chat/respond').map(({ body }) => body) };
}

export const field = (): Promise<HTMLTextAreaElement> =>
  screen.findByPlaceholderText<HTMLTextAreaElement>('Ask the assistant anything...');
