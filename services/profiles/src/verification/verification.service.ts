import { domainToUnicode } from 'node:url';
import { founderRole } from '@harambee/domain';
import type { ProfileVerification } from '@harambee/domain/schemas';
import { domainOfWebsite, domainToProve } from '@harambee/domain/web-domains';
import type { Actor } from '@harambee/service-kit';
import { ProfileModel, type ProfileRecord } from '../profiles/profile.model.ts';
import { PersonModel } from './person.model.ts';

type Site = Pick<ProfileRecord, 'tenantId' | 'website'>;

/** As people read it. A domain in another script may look like a foreign one, so its ASCII form stands beside it. */
function inWords(domain: string): string {
  const read = domainToUnicode(domain);
  return read === domain || read === '' ? domain : `${read} (${domain})`;
}

/** Looked up at each reading, so nothing has to be withdrawn when a role, an address or the website changes (PROF-61). */
export async function verifiedOf({
  tenantId,
  website,
}: Site): Promise<{ domain: string; on: string } | undefined> {
  const domain = domainToProve(website);
  if (domain === undefined) return undefined;
  const owner = await PersonModel.findOne({ tenantId, domain, role: founderRole }, { since: 1 })
    .sort({ since: -1 })
    .lean();
  if (!owner?.since) return undefined;
  return { domain: inWords(domain), on: owner.since.toISOString().slice(0, 10) };
}

/** GET /api/ngo/profile/verification: for the form (PROF-63). */
export async function verificationOf({ tenantId }: Actor): Promise<ProfileVerification> {
  const record = await ProfileModel.findOne(
    { tenantId },
    { website: 1, hiddenContactFields: 1 },
  ).lean<ProfileRecord>();
  const website = record?.website ?? '';
  const found = domainOfWebsite(website);
  if (!record || !found) return { state: 'no-website', website };
  const asked = { website, domain: inWords(found.domain), asciiDomain: found.domain };
  if (found.isShared) return { state: 'shared', ...asked };
  const verified = await verifiedOf({ tenantId, website });
  if (!verified) return { state: 'unproved', ...asked };
  const isHidden = record.hiddenContactFields.includes('website');
  return { state: isHidden ? 'hidden' : 'verified', ...asked, on: verified.on };
}
