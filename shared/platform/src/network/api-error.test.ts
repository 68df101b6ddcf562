import { errorMessage } from './api-error.ts';

const requestId = '1f0c2b5e-9d7a-4a5e-8f55-0c2d7f3b9e11';
const failure = (status: number, error = 'Something went wrong on our side.') => ({
  status,
  data: { error, requestId },
});

test('a failure of ours ends with the id of its log lines and trace, others do not (OPS-34)', () => {
  expect(errorMessage(failure(500), 'x')).toBe(`Something went wrong on our side. Reference: ${requestId}`);
  expect(errorMessage({ status: 502, data: { requestId } }, 'Not saved.')).toBe(
    `Not saved. Reference: ${requestId}`,
  );
  for (const status of [400, 404, 409, 429, 503])
    expect(errorMessage(failure(status, 'Please wait.'), 'x')).toBe('Please wait.');
  expect(errorMessage({ status: 500, data: { error: 'Oh', requestId: '<b>' } }, 'x')).toBe('Oh');
  expect(errorMessage(undefined, 'Not saved.')).toBe('Not saved.');
});
