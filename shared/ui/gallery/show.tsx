import { type ComponentType, type ReactNode, useState } from 'react';

/** One look of a component: empty, filled, busy, with an error. */
export interface ShownState {
  name: string;
  element: ReactNode;
}

/** A component of the package with all its states. */
export interface Shown {
  name: string;
  /** The exported component itself, by which the test finds out whether one is missing. */
  component: unknown;
  states: readonly ShownState[];
  /** Covers or takes the page, so each of its states has an address of its own. */
  isAlone: boolean;
  /** Small enough for many states in a row. */
  isSmall: boolean;
}

interface Options<Props> {
  alone?: true;
  small?: true;
  /** What must be around the component: a form, a page, something to hang on. */
  around?: (element: ReactNode) => ReactNode;
  /** Callbacks that change props, so that one can try the component. */
  alive?: (set: (changed: Partial<Props>) => void) => Partial<Props>;
}

type Component<Props> = ((props: Props) => ReactNode) & { displayName?: string };

/** Registers a component: the props of each state, by its name. */
export function show<Props extends object>(
  component: Component<Props>,
  states: Record<string, NoInfer<Props>>,
  options: NoInfer<Options<Props>> = {},
): Shown {
  const { alone, small, around = (element) => element, alive } = options;
  const Shown = component as ComponentType<Props>;
  return {
    name: component.displayName ?? component.name,
    component,
    isAlone: alone === true,
    isSmall: small === true,
    states: Object.entries(states).map(([name, props]) => ({
      name,
      element: around(alive ? <Alive component={Shown} props={props} alive={alive} /> : <Shown {...props} />),
    })),
  };
}

interface AliveProps<Props> {
  component: ComponentType<Props>;
  props: Props;
  alive: NonNullable<Options<Props>['alive']>;
}

function Alive<Props extends object>({ component: Shown, props, alive }: AliveProps<Props>) {
  const [changed, setChanged] = useState<Partial<Props>>({});
  return <Shown {...props} {...changed} {...alive((more) => setChanged({ ...changed, ...more }))} />;
}
