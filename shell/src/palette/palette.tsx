import { useAuth } from '@harambee/platform';
import { KBarProvider, useKBar, useRegisterActions } from 'kbar';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useArrivedModules } from '../remotes/remotes-context.tsx';
import { type PaletteCommand, shellCommands } from './commands.ts';
import { PaletteWindow } from './palette-window.tsx';

interface PaletteProps {
  /** Rises each time somebody presses the opener. */
  openings: number;
  /** The palette now listens to its keys itself. */
  onReady: () => void;
}

function Commands({ openings, onReady }: PaletteProps) {
  const { query } = useKBar();
  const navigate = useNavigate();
  const { logout } = useAuth();
  const modules = useArrivedModules();

  const actions = useMemo(() => {
    const commands: PaletteCommand[] = [
      ...shellCommands(() => void logout()),
      ...modules.flatMap(({ module }) => module.commands),
    ];
    return commands.map(({ to, perform, icon, ...command }) => ({
      ...command,
      icon: icon ?? 'arrow-right',
      perform: () => {
        perform?.();
        if (to !== undefined) navigate(to);
      },
    }));
  }, [logout, modules, navigate]);
  useRegisterActions(actions, [actions]);

  useEffect(onReady, [onReady]);
  useEffect(() => {
    if (openings > 0) query.toggle();
  }, [openings, query]);
  return null;
}

/** The command palette; its keys work on every page (spec 2.6). */
export function Palette(props: PaletteProps) {
  return (
    <KBarProvider options={{ disableScrollbarManagement: true, animations: { enterMs: 120, exitMs: 80 } }}>
      <Commands {...props} />
      <PaletteWindow />
    </KBarProvider>
  );
}
