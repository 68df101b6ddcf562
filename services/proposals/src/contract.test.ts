import { expectContractKept, testApp } from '@harambee/service-kit/testing';
import { proposals } from './app.ts';

const api = testApp(proposals);

test('pages of the version before get on with this service', () => expectContractKept(api, 'proposals'));
