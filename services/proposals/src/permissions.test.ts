import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { proposals } from './app.ts';

permissionMatrix(proposals);
guestsStayOut(proposals);
