import { useEffect } from 'react';
import { render } from '@testing-library/react';

const { setImmediate } = jest.requireActual<{ setImmediate(callback: () => void): void }>('timers');

describe('a page that a test leaves mounted', () => {
  const events: string[] = [];

  function Page() {
    useEffect(() => () => void events.push('unmounted'), []);
    return null;
  }

  test('stays mounted during the test', () => {
    render(<Page />);
    // failOnErrors waits for the macrotasks that are pending after the test.
    setImmediate(() => events.push('macrotask'));
    expect(events).toEqual([]);
  });

  test('is unmounted before errors are awaited', () => {
    expect(events).toEqual(['unmounted', 'macrotask']);
  });
});

describe('fake timers that a test leaves on', () => {
  const { setTimeout: realSetTimeout } = globalThis;

  test('stay on during the test', () => {
    jest.useFakeTimers();
    expect(setTimeout).not.toBe(realSetTimeout);
  });

  test('are off in the next test', () => {
    expect(setTimeout).toBe(realSetTimeout);
  });
});
