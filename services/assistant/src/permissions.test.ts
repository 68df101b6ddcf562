import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { assistant } from './app.ts';

permissionMatrix(assistant);
guestsStayOut(assistant);
