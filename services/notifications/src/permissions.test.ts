import { permissionMatrix } from '@harambee/service-kit/testing';
import { notifications } from './app.ts';

permissionMatrix(notifications);
