import fc from 'fast-check';
import { proposalFields } from '../proposal-form/proposal-fields.ts';
import { onboardingPlace, onboardingSteps, onboardingStepsWith, sampleProposal } from './onboarding.ts';

test('six steps, five without WhatsApp', () => {
  expect(onboardingStepsWith(true)).toEqual([...onboardingSteps]);
  expect(onboardingStepsWith(false)).toEqual(['welcome', 'organization', 'documents', 'sample', 'points']);
});

test('the second of six steps is 33 percent, the last 100', () => {
  expect(onboardingPlace('organization', true)).toEqual({
    step: 'organization',
    number: 2,
    of: 6,
    percent: 33,
    previous: 'welcome',
    next: 'whatsapp',
  });
  expect(onboardingPlace('points', false)).toEqual({
    step: 'points',
    number: 5,
    of: 5,
    percent: 100,
    previous: 'sample',
  });
});

test('without WhatsApp, step 2 leads to 4 and 4 back to 2', () => {
  expect(onboardingPlace('organization', false).next).toBe('documents');
  expect(onboardingPlace('documents', false).previous).toBe('organization');
});

test('from any step, next and back lead to the same step', () => {
  fc.assert(
    fc.property(fc.constantFrom(...onboardingSteps), fc.boolean(), (step, hasWhatsApp) => {
      const here = onboardingPlace(step, hasWhatsApp);
      expect(onboardingStepsWith(hasWhatsApp)).toContain(here.step);
      if (here.next) expect(onboardingPlace(here.next, hasWhatsApp).previous).toBe(here.step);
      if (here.previous) expect(onboardingPlace(here.previous, hasWhatsApp).next).toBe(here.step);
    }),
  );
});

test('the sample requests 50,000 over 12 months and says that it is a sample', () => {
  const sample = sampleProposal(' Maji Kwa Wote ');
  expect(sample).toMatchObject({ amount: 50_000, duration: '12 months' });
  expect(sample.title).toMatch(/^Sample: /);
  expect(sample.title.length).toBeLessThanOrEqual(proposalFields.title.max);
  expect(sample.description).toMatch(/^Maji Kwa Wote and /);
  expect(sampleProposal('').description).toMatch(/^Your organization and /);
  expect(sample.objectives.length).toBeGreaterThan(1);
});
