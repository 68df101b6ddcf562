import { Spinner, styled } from '@harambee/ui';

const Whole = styled.div`min-height: 100dvh; display: grid; place-items: center;`;

export function Waiting() {
  return (
    <Whole>
      <Spinner label="Loading Harambee" />
    </Whole>
  );
}
