import type { ImageKind } from '@harambee/domain';
import { derivedId, randomId } from '@harambee/service-kit';
import type { TestActor } from '@harambee/service-kit/testing';
import { ImageModel, type ImageRecord } from '../images/image.model.ts';

/** A picture that was sent and cleaned before. */
export const givenImage = (
  { tenantId }: TestActor,
  kind: ImageKind,
  changes: Partial<Pick<ImageRecord, 'data' | 'width' | 'height'>> = {},
) =>
  ImageModel.create({
    ...{ _id: derivedId(tenantId, kind), tenantId, kind, hash: randomId(), width: 40, height: 20 },
    ...{ data: Buffer.from('bytes of the picture'), preview: Buffer.from('small copy') },
    ...changes,
  });
