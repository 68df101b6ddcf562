import styled from '@emotion/styled';
import { Icon } from '../icons/icon.tsx';
import { room } from '../theme/room.ts';

const Status = styled.span`
  display: inline-flex; gap: 6px; align-items: center;
  @container ${room.narrow} { display: none; }
`;

/** Beside the buttons of a form: what was typed is stored on this device, though nobody else sees it yet. */
export const UnsavedStatus = () => (
  <Status>
    <Icon name="cloud" size={16} />
    <span>Kept on this device</span>
  </Status>
);
