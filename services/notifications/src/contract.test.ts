import { expectContractKept, testApp } from '@harambee/service-kit/testing';
import { notifications } from './app.ts';

const api = testApp(notifications);

test('pages of the version before get on with this service', () => expectContractKept(api, 'notifications'));
