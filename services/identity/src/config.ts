import { optionalText, readEnvironment, text, wholeNumber } from '@harambee/service-kit';

/** Settings of this service beside those of the kit. */
export interface IdentityConfig {
  /** Private key of the access tokens (PKCS#8 PEM, P-256). Made in DATA_DIR when unset, except in production. */
  jwtPrivateKey: string | undefined;
  /** Accounts that may be made from one address in an hour. */
  signUpsPerHour: number;
  /** Where mail is handed over, and who it comes from; without it see `createMailer`. */
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** Reads the settings of this service from the environment. */
export function readIdentityConfig(environment: NodeJS.ProcessEnv = process.env): IdentityConfig {
  const values = readEnvironment(
    {
      JWT_PRIVATE_KEY: optionalText({ secret: true }),
      SMTP_URL: optionalText({ secret: true }),
      MAIL_FROM: text({ fallback: 'Harambee <no-reply@harambee.invalid>' }),
      SIGN_UPS_PER_HOUR: wholeNumber({ minimum: 1, maximum: 1_000_000, fallback: 100 }),
    },
    environment,
  );
  return {
    jwtPrivateKey: values.JWT_PRIVATE_KEY,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
  };
}
