import { lazyPage, type RemoteModule } from '@harambee/platform';

/** Everything this remote provides. The shell renders the frame of the panel, its header and Close. */
export const remoteModule: RemoteModule = {
  contract: 1,
  routes: [],
  commands: [],
  widgets: [
    {
      id: 'assistant.panel',
      slot: 'assistant.panel',
      order: 10,
      Component: lazyPage(async () => (await import('./features/panel/assistant-panel.tsx')).AssistantPanel),
    },
    {
      id: 'assistant.clear',
      slot: 'assistant.actions',
      order: 10,
      Component: lazyPage(
        async () => (await import('./features/panel/clear-conversation.tsx')).ClearConversation,
      ),
    },
  ],
};
