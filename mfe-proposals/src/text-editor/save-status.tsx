import { Icon } from '@harambee/ui';

export type SaveState = 'saved' | 'typing' | 'saving' | 'queued' | 'unsaved' | 'conflict';

const words: Record<SaveState, string> = {
  saved: 'Saved',
  typing: 'Typing',
  saving: 'Saving',
  queued: 'Saved on this device',
  unsaved: 'Not saved yet',
  conflict: 'Both texts are kept',
};

/** Shown beside the tools; what matters of it is announced where it happens. */
export const SaveStatus = ({ state }: { state: SaveState }) => (
  <span data-save={state}>
    {state === 'saved' && <Icon name="check" size={16} />} {words[state]}
  </span>
);
