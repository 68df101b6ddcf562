import { evidenceLimits, type ImageKind, imageLimits, imageRefusals, imageTypes } from '@harambee/domain';
import type { ProfileImage } from '@harambee/domain/schemas';
import { announce, errorMessage, fieldProblemsOf, showToast } from '@harambee/platform';
import { Banner, Button, FormTextField, styled } from '@harambee/ui';
import { useRef, useState } from 'react';
import {
  useCreateProfileImageMutation,
  useDeleteProfileImageMutation,
  useGetProfileImagesQuery,
} from '../../../api/profiles.api.ts';
import { textProps } from '../values/text-props.ts';
import { smallerPicture } from './smaller-picture.ts';

const Picture = styled.div`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);
  & h3 { font: 600 var(--t-md)/20px var(--font-text); }
  & h3 + p { color: var(--ink-2); font-size: var(--t-sm); margin-top: -8px; }
  & img {
    display: block; max-width: 240px; max-height: 240px; border: 1px solid var(--line); border-radius: var(--r-card);
    background: #fff;
  }
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;
const Quiet = styled.p`color: var(--ink-3);`;

const words = {
  logo: { name: 'Logo', choose: 'Choose a logo', help: 'PNG, SVG, WebP or JPEG, up to 2 MiB.' },
  photo: {
    name: 'Photo',
    choose: 'Choose a photo',
    help: 'JPEG, PNG or WebP. Place and camera are removed.',
  },
} as const;

/** Logo and photo. Each is saved at once, apart from the form; the words of the photo are part of the form (PROF-55). */
export function PictureFields({ isNew }: { isNew: boolean }) {
  if (isNew) return <Quiet>You can add a logo and a photo once the profile is created.</Quiet>;
  return <Pictures />;
}

function Pictures() {
  const { data, isError } = useGetProfileImagesQuery();
  return (
    <>
      {isError && <Banner tone="warning" title="Your pictures could not be loaded. They are not lost." />}
      <PictureField kind="logo" image={data?.logo} />
      <PictureField kind="photo" image={data?.photo} />
      <FormTextField
        {...textProps('photoAlt')}
        help="For people who cannot see it. Without these words, the photo is not on your public page."
        maxLength={evidenceLimits.alt}
      />
    </>
  );
}

function PictureField({ kind, image }: { kind: ImageKind; image: ProfileImage | undefined }) {
  const { name, choose, help } = words[kind];
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [create, creating] = useCreateProfileImageMutation();
  const [remove, removing] = useDeleteProfileImageMutation();

  const done = (error: unknown, success: string, failed: string) => {
    if (error) return setProblem(fieldProblemsOf(error)[0]?.message ?? errorMessage(error, failed));
    showToast(success, 'success');
  };
  const send = async (file: File) => {
    setProblem(undefined);
    announce(`${name} is being saved`);
    const picture = await smallerPicture(file, kind);
    if (picture.size > imageLimits.bytes) return setProblem(imageRefusals.tooLarge);
    const { error } = await create({ kind, file: picture });
    done(error, `${name} saved`, `The ${kind} could not be saved. Please try again.`);
  };
  const discard = async () => {
    setProblem(undefined);
    const { error } = await remove(kind);
    done(error, `${name} removed`, `The ${kind} could not be removed. Please try again.`);
  };

  return (
    <Picture>
      <h3>{name}</h3>
      <p>{help}</p>
      {image && <img src={image.preview} alt={`Your ${kind}`} />}
      <Buttons>
        <Button small icon="upload" busy={creating.isLoading} onClick={() => input.current?.click()}>
          {image ? `Replace the ${kind}` : choose}
        </Button>
        {image && (
          <Button small kind="quiet" icon="trash" busy={removing.isLoading} onClick={() => void discard()}>
            Remove the {kind}
          </Button>
        )}
      </Buttons>
      <input
        ref={input}
        type="file"
        accept={imageTypes[kind].join(',')}
        aria-label={`${name} file`}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen again after it was corrected.
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      {problem && <Banner tone="error" title={problem} />}
    </Picture>
  );
}
