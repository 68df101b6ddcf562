import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { notifications } from './app.ts';

permissionMatrix(notifications);
guestsStayOut(notifications);
