import type { Options } from '@node-rs/argon2';

/**
 * Hashes that cost next to nothing: hundreds of people sign up in these tests, and each real hash takes a core for a
 * moment. `sign-in.test.ts` has the real ones and tests what they cost.
 */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const hash = (password: string, options?: Options) =>
    real.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
  return { ...real, hash };
});
