import type { FastifyBaseLogger } from 'fastify';

/** Sends a one-time code to a phone; rejects when it could not be handed over. */
export type SendCode = (phone: string, code: string) => Promise<void>;

export interface WhatsAppSettings {
  /** Access token of the WhatsApp Business Cloud API. */
  token: string | undefined;
  /** The sender's id there, not its number. */
  phoneNumberId: string | undefined;
  /** Name of the approved authentication template, whose one variable is the code. */
  template: string;
  language: string;
  apiUrl: string;
  /** Development only: codes are written to the log instead of being sent. */
  logCodes: boolean;
}

const timeout = 10_000;

/** Undefined where WhatsApp is not set up: linking is then not offered (ONBOARD-04). */
export function codeSender(settings: WhatsAppSettings, log: FastifyBaseLogger): SendCode | undefined {
  const { token, phoneNumberId, logCodes } = settings;
  if (token && phoneNumberId) return cloudSender(settings, token, phoneNumberId);
  if (!logCodes) return undefined;
  return async (_phone, code) => {
    log.warn(
      { oneTimeCode: code },
      'WhatsApp is not set up: the code is shown here because WHATSAPP_LOG_CODES asks for it',
    );
  };
}

/** POST /{phone number id}/messages with an authentication template: body and copy-code button take the same code. */
function cloudSender({ apiUrl, template, language }: WhatsAppSettings, token: string, id: string): SendCode {
  return async (phone, code) => {
    const parameters = [{ type: 'text', text: code }];
    const answer = await fetch(`${apiUrl}/${encodeURIComponent(id)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: phone.replace('+', ''),
        type: 'template',
        template: {
          name: template,
          language: { code: language },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      }),
    });
    // What it says may repeat the phone number.
    if (!answer.ok) throw new Error(`WhatsApp answered ${answer.status}`);
  };
}
