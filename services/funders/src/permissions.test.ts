import { guestsStayOut, permissionMatrix } from '@harambee/service-kit/testing';
import { funders } from './app.ts';

permissionMatrix(funders);
guestsStayOut(funders);
