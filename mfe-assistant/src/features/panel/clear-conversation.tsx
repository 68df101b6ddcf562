import { announce } from '@harambee/platform';
import { IconButton } from '@harambee/ui';
import { useConversation } from '../../conversation/use-conversation.ts';

/** Appears in the header that the shell renders. */
export function ClearConversation() {
  const { clear } = useConversation();
  return (
    <IconButton
      label="Clear conversation"
      icon="trash"
      onClick={() => {
        clear();
        announce('Conversation cleared');
      }}
    />
  );
}
