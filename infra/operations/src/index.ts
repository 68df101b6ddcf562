export { operations } from './app.ts';
export { newOperator, readOperators } from './operators.ts';
