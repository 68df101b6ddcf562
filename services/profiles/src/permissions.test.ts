import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { profiles } from './app.ts';

permissionMatrix(profiles);
guestsStayOut(profiles);
