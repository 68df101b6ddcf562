import { type HelpPicture, pictureSize } from '@harambee/domain/help';
import { styled, useThemePreference } from '@harambee/ui';
import { useState } from 'react';

const Figure = styled.img`
  width: 100%; max-width: 560px; height: auto; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
`;

/** The page that an article is about. It is never needed for reading, and is absent without a network. */
export function ArticlePicture({ picture: { name, alt } }: { picture: HelpPicture }) {
  const { scheme } = useThemePreference();
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <Figure
      src={`/pictures/${scheme}/${name}.webp`}
      {...pictureSize}
      alt={alt}
      loading="lazy"
      onError={() => setLost(true)}
    />
  );
}
