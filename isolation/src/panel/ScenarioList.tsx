import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { SearchField } from "shared-ui/search-field/SearchField";
import type { Scenario } from "../scenario.ts";
import styles from "./ScenarioList.module.css";

interface ScenarioListProps {
  listed: readonly Scenario[];
  /** The id of the current scenario. */
  current: string;
  /** The link to a scenario under the present conditions. */
  address: (id: string) => string;
  onChoose: (id: string) => void;
}

/** The scenarios under their headings: typing filters, the arrows move, Enter opens. */
export function ScenarioList({
  listed,
  current,
  address,
  onChoose,
}: ScenarioListProps) {
  const [search, setSearch] = useState("");
  const found = listed.filter((scenario) => matches(scenario, search));
  const groups = [...new Set(found.map(({ group }) => group))];

  function choose(event: MouseEvent, id: string) {
    // The browser opens a new tab or window itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  }

  return (
    <div className={styles.scenarios} onKeyDown={moveByArrows}>
      <div className={styles.search}>
        <SearchField
          label={`Buscar em ${listed.length} cenários`}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            if (event.key === "Enter" && found[0]) onChoose(found[0].id);
          }}
        />
      </div>
      <nav className={styles.list} aria-label="Lista de cenários">
        {found.length === 0 && (
          <p className={styles.none} role="status">
            Nenhum cenário com “{search}”.
          </p>
        )}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className={styles.group}>{group}</h2>
            <ul>
              {found
                .filter((scenario) => scenario.group === group)
                .map(({ id, title }) => (
                  <li key={id}>
                    <a
                      className={styles.scenario}
                      href={address(id)}
                      aria-current={id === current ? "page" : undefined}
                      onClick={(event) => choose(event, id)}
                    >
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

/** Whether every word typed is in its heading, its title or its id. */
function matches({ id, title, group }: Scenario, search: string): boolean {
  const text = plain(`${group} ${title} ${id}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** From the search into the list and up and down in it. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input, a"),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + step]?.focus();
  event.preventDefault();
}
