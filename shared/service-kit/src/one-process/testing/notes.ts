import { startService } from '../../start.ts';
import { notesService } from '../../testing/notes-service.ts';

await startService(notesService());
