import { permissionMatrix } from '@harambee/service-kit/testing';
import { impact } from './app.ts';

permissionMatrix(impact);
