import { KBarProvider, useKBar, useRegisterActions, VisualState } from 'kbar';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSingleKeys } from '../lib/single-keys.ts';
import type { PaletteAction } from './palette-entries.ts';
import { PaletteWindow } from './palette-window.tsx';
import { usePaletteCommands } from './use-palette-commands.ts';
import { type Shortcut, useShortcuts } from './use-shortcuts.ts';

interface PaletteProps {
  /** Increases each time somebody opens it. */
  openings: number;
}

function Commands({ openings }: PaletteProps) {
  const { query, isOpen } = useKBar(({ visualState }) => ({ isOpen: visualState !== VisualState.hidden }));
  const navigate = useNavigate();
  const [withSingleKeys] = useSingleKeys();
  const commands = usePaletteCommands(isOpen);

  const actions = useMemo(() => {
    const parents = new Set(commands.map(({ id }) => id));
    return commands.map(({ to, perform, icon, parent, shortcut, ...command }): PaletteAction => {
      const opens = to !== undefined || perform !== undefined;
      return {
        ...command,
        to,
        keys: shortcut,
        icon: icon ?? 'arrow-right',
        parent: parent && parents.has(parent) ? parent : undefined,
        perform: opens
          ? () => {
              perform?.();
              if (to !== undefined) navigate(to);
            }
          : undefined,
      };
    });
  }, [commands, navigate]);
  useRegisterActions(actions, [actions]);

  const shortcuts = useMemo(
    () =>
      actions.flatMap(({ id, keys, perform }): Shortcut[] => {
        if (!keys) return [];
        const openAt = () => {
          query.setCurrentRootAction(id);
          query.toggle();
        };
        return [{ keys, run: perform ? () => perform(undefined as never) : openAt }];
      }),
    [actions, query],
  );
  useShortcuts(shortcuts, withSingleKeys);

  useEffect(() => {
    if (openings > 0) query.toggle();
  }, [openings, query]);
  return null;
}

// kbar's own scroll lock releases the lock of another window, even when it only mounts, so `PaletteWindow`
// locks the page.
const options = { disableDocumentLock: true, animations: { enterMs: 0, exitMs: 0 } };

/** The command palette; its keys work on every page (PALETTE-02). */
export function Palette(props: PaletteProps) {
  return (
    <KBarProvider options={options}>
      <Commands {...props} />
      <PaletteWindow />
    </KBarProvider>
  );
}
