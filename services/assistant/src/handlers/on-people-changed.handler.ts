import { keepsPeople } from '@harambee/service-kit';
import { KnownPersonModel } from '../records/known-person.model.ts';

export const onPeopleChanged = keepsPeople('assistant.on-people-changed', KnownPersonModel);
