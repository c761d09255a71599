// Written in ES5: it runs in browsers that cannot parse the app.
/* oxlint-disable no-var, prefer-arrow-callback, object-shorthand, no-unused-vars */
(function () {
  /** A drop outside a drop zone does nothing (APP-462): the browser would open it in place of the app. */
  function refuse(event) {
    var target = event.composedPath()[0];
    var data = event.dataTransfer;
    // Text fields take text and addresses, and a file field takes files.
    var takes = data && data.types.indexOf('Files') >= 0 ? 'input[type=file]' : 'input, textarea';
    if (event.defaultPrevented || (target.matches && target.matches(takes))) return;
    event.preventDefault();
    if (data) data.dropEffect = 'none';
  }
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);

  var words = document.querySelectorAll('.boot [data-why]');
  var isSaid = false;

  /** Shows one group of words instead of those about the network. */
  function say(why) {
    isSaid = true;
    for (var index = 0; index < words.length; index += 1) words[index].hidden = words[index].dataset.why !== why;
  }

  /** Lookbehind arrived with the oldest supported Safari, `toSorted` with Chrome and Firefox (oldest-browsers.ts). */
  function isTooOld() {
    try {
      return !new RegExp('(?<!a)b').test('b') || !Array.prototype.toSorted;
    } catch (error) {
      return true;
    }
  }

  // Messages of browsers and of the app for a file that failed to load.
  var lostFile =
    /^(?:Error)?$|failed to fetch|error loading dynamically|importing a module|unable to preload|networkerror|load failed|mime type/i;

  /** The words appear after 10 s, with the splash screen's own. An error that does not stop the app stays hidden. */
  function hear(error) {
    // The first of several errors, such as one per language, tells the cause.
    var cause = error && error.errors ? error.errors[0] : error;
    var text = String((cause && cause.message) || cause || '');
    if (isSaid || lostFile.test(text)) return;
    say('error');
    document.querySelector('.boot code').textContent = text.slice(0, 200);
  }

  if (isTooOld()) {
    say('old');
    document.querySelector('.boot-late').style.animation = 'none';
    // Without the root the app renders nothing.
    var root = document.getElementById('root');
    root.parentNode.removeChild(root);
    return;
  }
  addEventListener('error', function (event) {
    // Error events of files and foreign scripts carry no error.
    if (event.error) hear(event.error);
  });
  addEventListener('unhandledrejection', function (event) {
    hear(event.reason);
  });
})();
