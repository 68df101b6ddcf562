import { keepsPeople } from '@harambee/service-kit';
import { PersonModel } from '../people/person.model.ts';

export const onPeopleNamed = keepsPeople('notifications.on-people-named', PersonModel);
