import { styled } from '@harambee/ui';
import { useEffect, useState } from 'react';

const Frame = styled.div`
  width: 196px; height: 196px; padding: 10px; border: 1px solid var(--line); border-radius: var(--r-card);
  /* Cameras need dark on light, whatever the theme. */
  background: #fff; svg { display: block; width: 100%; height: 100%; }
`;

interface Drawn {
  size: number;
  path: string;
}

/** The dark squares as one path, row by row. */
async function draw(text: string): Promise<Drawn> {
  const { default: qrcode } = await import(/* webpackChunkName: "qr-code" */ 'qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { size, path: squares.join('') };
}

/** A QR code, drawn in this browser: what it holds is a secret. If it cannot be drawn, the text beside it does. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isUnmounted = false;
    draw(text).then(
      (next) => !isUnmounted && setDrawn(next),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [text]);
  return (
    <Frame>
      {drawn && (
        <svg
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </Frame>
  );
}
