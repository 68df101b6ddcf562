import { callFileKinds, callFileLimits, formatNumber } from '@harambee/domain';
import { type Restored, useRestoredText, useUnsavedText } from '@harambee/platform';
import { Banner, Button, Icon, Spinner } from '@harambee/ui';
import { RestoredBanner } from '@harambee/ui/app';
import { type ChangeEvent, type DragEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { knownFormsPath } from '../../known-forms.ts';
import { fetchBuiltInCalls } from './known-forms/use-built-in-calls.ts';
import * as S from './start-call.styles.ts';
import { pastedName, type Reading } from './unsaved-new-call.ts';
import { useReading } from './use-reading.ts';

interface StartCallProps {
  onRead: (reading: Reading) => void;
  onByHand: () => void;
}

const megabytes = Math.round(callFileLimits.bytes / 1_024 / 1_024);

const parseText = (content: unknown): string | undefined =>
  typeof content === 'string' && content.trim() !== '' ? content : undefined;

/**
 * The ways to a new call: pasted, read from a file, from a known form or template, taken from an exported call, or by
 * hand (CALL-05, CALL-10).
 */
export function StartCall(props: StartCallProps) {
  const { restored, turn, discard } = useRestoredText(pastedName, parseText);
  return <Ways key={turn} {...props} restored={restored} onDiscard={discard} />;
}

interface WaysProps extends StartCallProps {
  restored: Restored<string> | undefined;
  onDiscard: () => void;
}

function Ways({ onRead, onByHand, restored, onDiscard }: WaysProps) {
  const [text, setText] = useState(restored?.content ?? '');
  const { forget } = useUnsavedText(pastedName, text, text.trim() !== '');
  const [fileName, setFileName] = useState('');
  useEffect(fetchBuiltInCalls, []);
  const reading = useReading((read) => {
    forget();
    onRead(read);
  });

  const read = () => {
    if (!reading.isReading) void reading.readText(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    read();
  };
  const choose = (file: File | undefined) => {
    if (!file || reading.isUploading) return;
    setFileName(file.name);
    void reading.chooseFile(file);
  };
  const chosenIn = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was changed.
    event.target.value = '';
    return file;
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };

  return (
    <S.Start onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {reading.problem && <Banner tone="error" title={reading.problem} />}
      {reading.isUploading && (
        <S.Uploading role="status">
          <Spinner label="" />
          <span>Reading “{fileName}”. You can stop and paste the text instead.</span>
          <Button small onClick={reading.stop}>
            Stop
          </Button>
        </S.Uploading>
      )}
      <S.Paste
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        {restored && (
          <RestoredBanner at={restored.at} onDiscard={onDiscard}>
            It is in the box and has not been read yet. Discard empties the box.
          </RestoredBanner>
        )}
        <label htmlFor="call-text">Paste what the funder published</label>
        <p id="call-text-help">
          The whole page, form or guidelines. Questions, limits, deadline, amounts and eligibility are found
          in English, French, Spanish and Portuguese; you decide on each. It is read on this device.
        </p>
        <textarea
          id="call-text"
          dir="auto"
          aria-describedby="call-text-help"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div>
          <Button kind="primary" type="submit" busy={reading.isReading} disabled={text.trim() === ''}>
            Read the text
          </Button>
          {text !== '' && <span>{formatNumber(text.length)} characters</span>}
        </div>
      </S.Paste>
      <S.Or>or</S.Or>
      <S.Ways>
        <li>
          <S.WayLabel data-busy={reading.isUploading || undefined}>
            <input
              type="file"
              accept=".pdf,.docx,.xlsx,.txt"
              disabled={reading.isUploading}
              onChange={(event) => choose(chosenIn(event))}
            />
            <Icon name="upload" size={20} />
            <b>Choose a file</b>
            <span>
              {Object.values(callFileKinds).join(', ')}, up to {megabytes} MB. Or drop it here.
            </span>
          </S.WayLabel>
        </li>
        <li>
          <S.WayLink to={knownFormsPath}>
            <Icon name="layers" size={20} />
            <b>Start from a known form</b>
            <span>Ten forms of public funders, and your own templates.</span>
          </S.WayLink>
        </li>
        <li>
          <S.WayButton type="button" onClick={onByHand}>
            <Icon name="pencil" size={20} />
            <b>Write it by hand</b>
            <span>An empty form. Rows can be pasted from a spreadsheet.</span>
          </S.WayButton>
        </li>
        <li>
          <S.WayLabel data-busy={reading.isImporting || undefined}>
            <input
              type="file"
              accept=".json,application/json"
              disabled={reading.isImporting}
              onChange={(event) => {
                const file = chosenIn(event);
                if (file) void reading.openExported(file);
              }}
            />
            <Icon name="download" size={20} />
            <b>Open an exported call</b>
            <span>A file that another organization has exported from Harambee.</span>
          </S.WayLabel>
        </li>
      </S.Ways>
    </S.Start>
  );
}
