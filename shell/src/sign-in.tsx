import { takeOver } from './gate/documents/take-over.tsx';

// The script of the documents of /login and /signup. The build gives it Preact in place of React (ADR 31), up to
// `start`, which is React: what is passed to it is data.
takeOver({ loadStart: () => import(/* webpackChunkName: "start" */ './start.tsx') });
