import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { identityService } from './app.ts';

permissionMatrix(identityService());
guestsStayOut(identityService());
