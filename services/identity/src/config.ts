import { oneOf, optionalText, readEnvironment, text, wholeNumber } from '@harambee/service-kit';
import type { SocialSettings } from './social/providers.ts';
import { readSocialSettings } from './social/settings.ts';

/** Settings of this service, in addition to those of the kit. */
export interface IdentityConfig {
  /** Private key for access tokens (PKCS#8 PEM, P-256). Created in DATA_DIR when unset, except in production. */
  jwtPrivateKey: string | undefined;
  /** Keys for the secrets of two-step sign-in, the newest first; see `two-step/two-step-keys.ts`. */
  twoStepKey: string | undefined;
  /** How many accounts one address may create in an hour. */
  signUpsPerHour: number;
  /** The mail server and the sender; without them see `createMailer`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** WhatsApp Business Cloud API; linking is offered only with a token and a sender id. */
  whatsappToken: string | undefined;
  whatsappPhoneNumberId: string | undefined;
  whatsappTemplate: string;
  whatsappLanguage: string;
  whatsappApiUrl: string;
  /** Development only: writes codes to the log when they cannot be sent. */
  whatsappLogCodes: boolean;
  /** Google and GitHub; see `social/settings.ts`. */
  social: SocialSettings;
}

/** Reads the settings of this service from the environment. */
export function readIdentityConfig(environment: NodeJS.ProcessEnv = process.env): IdentityConfig {
  const values = readEnvironment(
    {
      JWT_PRIVATE_KEY: optionalText({ secret: true }),
      TWO_STEP_KEY: optionalText({ secret: true }),
      SMTP_URL: optionalText(),
      MAIL_FROM: text({ default: 'Harambee <no-reply@harambee.invalid>' }),
      WHATSAPP_TOKEN: optionalText(),
      WHATSAPP_PHONE_NUMBER_ID: optionalText(),
      WHATSAPP_TEMPLATE: text({ default: 'one_time_code' }),
      WHATSAPP_LANGUAGE: text({ default: 'en' }),
      WHATSAPP_API_URL: text({ default: 'https://graph.facebook.com/v23.0' }),
      WHATSAPP_LOG_CODES: oneOf(['0', '1'], '0'),
      NODE_ENV: oneOf(['development', 'test', 'production'], 'development'),
      SIGN_UPS_PER_HOUR: wholeNumber({ minimum: 1, maximum: 1_000_000, default: 100 }),
    },
    environment,
  );
  return {
    jwtPrivateKey: values.JWT_PRIVATE_KEY,
    twoStepKey: values.TWO_STEP_KEY,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    whatsappToken: values.WHATSAPP_TOKEN,
    whatsappPhoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID,
    whatsappTemplate: values.WHATSAPP_TEMPLATE,
    whatsappLanguage: values.WHATSAPP_LANGUAGE,
    whatsappApiUrl: values.WHATSAPP_API_URL,
    social: readSocialSettings(environment),
    whatsappLogCodes: values.WHATSAPP_LOG_CODES === '1' && values.NODE_ENV !== 'production',
  };
}
