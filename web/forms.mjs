// Forms, sliders and switches of what Python draws: they say what they hold by their own orders.

const fieldsOf = (form, submitter) => {
  const fields = {};
  for (const e of form.elements) {
    if (!e.name || e.disabled || (e.type === 'radio' && !e.checked)) continue;
    if (e.type === 'submit' && e !== submitter) continue;
    fields[e.name] = e.type === 'checkbox' ? e.checked : e.value;
  }
  return fields;
};

/** `command(name, value)`: an order to Python. */
export function forms(command) {
  document.addEventListener('submit', (event) => {
    const form = event.target.closest('form[data-do]');
    if (!form) return;
    event.preventDefault();
    command(form.dataset.do, JSON.stringify(fieldsOf(form, event.submitter)));
  });

  // [data-change="name"]: a slider or a switch tells its value while it moves
  document.addEventListener('input', (event) => {
    const name = event.target.dataset?.change;
    if (name) command(name, event.target.type === 'checkbox' ? String(event.target.checked) : event.target.value);
  });
}
