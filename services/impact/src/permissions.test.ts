import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { impact } from './app.ts';

permissionMatrix(impact);
guestsStayOut(impact);
