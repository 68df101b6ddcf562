type Patient = typeof import('../patient-model.ts');

/**
 * The module `patient-model.ts` with pauses that no test notices:
 * `jest.mock('../model/patient-model.ts', () => jest.requireActual('../model/testing/short-pauses.ts').shortPauses())`.
 */
export function shortPauses(): Patient {
  const actual: Patient = jest.requireActual('../patient-model.ts');
  return {
    ...actual,
    PatientModel: class extends actual.PatientModel {
      constructor(options: ConstructorParameters<Patient['PatientModel']>[0]) {
        super({ ...options, backOffMs: 1 });
      }
    },
  };
}
