interface RestartedPart {
  readonly pid: number;
  restart(): Promise<void>;
}

interface Restarter {
  /** Starts a part again that has ended by itself. `end` says how. */
  restart(name: string, end: string, part: RestartedPart): void;
  /** Starts nothing from now on, and waits for what is being started. */
  finish(): Promise<void>;
}

export function createRestarter(print: (line: string) => void): Restarter {
  const running = new Set<Promise<void>>();
  const state = { isFinished: false };
  const restart = async (name: string, end: string, part: RestartedPart): Promise<void> => {
    print(`${name} ${end}. It is started again.`);
    try {
      await part.restart();
      print(`${name} is ready again, as process ${part.pid}.`);
    } catch (error) {
      print(`${name} could not be started again: ${String(error)}`);
    }
  };
  return {
    restart(name, end, part) {
      if (state.isFinished) return;
      const restarted = restart(name, end, part).finally(() => running.delete(restarted));
      running.add(restarted);
    },
    async finish() {
      state.isFinished = true;
      await Promise.all(running);
    },
  };
}
